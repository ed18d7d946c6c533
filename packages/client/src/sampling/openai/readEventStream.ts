/** Yields the data of each event of a `text/event-stream` body, whatever the chunks it arrives in. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split(/\r\n|\n|\r/);
      // A line may go on in the next chunk.
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
      }
      if (done) return;
    }
  } finally {
    // Stops the generation at the provider, too, when the consumer leaves early.
    await reader.cancel().catch(() => {});
  }
}
