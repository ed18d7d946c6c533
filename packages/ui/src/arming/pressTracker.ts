/** A press that is on its way to a click, as it looked when it began. */
interface Press {
  readonly target: EventTarget | null;
  /** `performance.now()` of its beginning. */
  readonly at: number;
  /** Held keys repeat and IME keys are not a decision. */
  rejected: boolean;
}

export interface PressTracker {
  /** The press that a click with this `detail` comes from; `undefined` for a bare click (assistive technology, tests). */
  pressBehind(click: { readonly detail: number }): Press | undefined;
  /** Runs at once, or after the click that ends the press under way: what changes the layout in between takes the click away. */
  afterPress(run: () => void): void;
}

// A keyup can get lost (focus leaves the page while a key is down); a stale press must not swallow a bare click.
const forgetKeyAfter = 1000;
const forgetPointerAfter = 1000;

const trackers = new WeakMap<Document, { tracker: PressTracker; users: number; stop: () => void }>();

function startTracking(document: Document): { tracker: PressTracker; stop: () => void } {
  let pointer: Press | undefined;
  let key: Press | undefined;
  let keySeenAt = 0;
  let pointerUpAt: number | undefined;
  const waiting: (() => void)[] = [];

  const runWaiting = (): void => {
    for (const run of waiting.splice(0)) run();
  };
  const onPointerDown = (event: Event): void => {
    // The end of an earlier press got lost, such as outside of the window.
    runWaiting();
    pointer = { target: event.composedPath()[0] ?? null, at: performance.now(), rejected: false };
    pointerUpAt = undefined;
  };
  // A finger's mousedown comes after its pointerup: the press began with the pointer.
  const onMouseDown = (event: Event): void => {
    if (pointer === undefined) onPointerDown(event);
  };
  const onPointerUp = (): void => {
    pointerUpAt = performance.now();
    setTimeout(runWaiting);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    keySeenAt = performance.now();
    const composing = event.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' && event.key !== ' ' && !composing) return;
    if (event.repeat && key !== undefined) {
      key.rejected = true;
      return;
    }
    key = {
      target: event.composedPath()[0] ?? null,
      at: performance.now(),
      rejected: event.repeat || composing,
    };
  };
  const onKeyUp = (): void => {
    const released = key;
    // Space clicks during keyup, after this listener.
    setTimeout(() => {
      if (key === released) key = undefined;
    });
  };
  const onClick = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    const used = pointer;
    setTimeout(() => {
      if (pointer === used) pointer = undefined;
    });
  };

  // Capture on the document: it hears presses that a host's handlers stop, and before the button's own handlers.
  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', onPointerDown],
    ['mousedown', onMouseDown],
    ['pointerup', onPointerUp],
    ['mouseup', onPointerUp],
    ['pointercancel', onPointerUp],
    ['keydown', onKeyDown],
    ['keyup', onKeyUp],
    ['click', onClick],
  ];
  for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener, true);

  const tracker: PressTracker = {
    pressBehind(click) {
      const now = performance.now();
      if (click.detail === 0) {
        return key !== undefined && now - keySeenAt < forgetKeyAfter ? key : undefined;
      }
      if (pointer === undefined) return undefined;
      const stale = pointerUpAt !== undefined && now - pointerUpAt > forgetPointerAfter;
      return stale ? undefined : pointer;
    },
    afterPress(run) {
      if (pointer !== undefined && pointerUpAt === undefined) waiting.push(run);
      else run();
    },
  };
  return {
    tracker,
    stop() {
      runWaiting();
      for (const [type, listener] of listeners) {
        document.removeEventListener(type, listener as EventListener, true);
      }
    },
  };
}

/** One tracker per document, alive while somebody uses it. */
export function trackPresses(document: Document): { tracker: PressTracker; release: () => void } {
  const known = trackers.get(document) ?? { ...startTracking(document), users: 0 };
  known.users += 1;
  trackers.set(document, known);
  let released = false;
  return {
    tracker: known.tracker,
    release() {
      if (released) return;
      released = true;
      known.users -= 1;
      if (known.users > 0) return;
      known.stop();
      trackers.delete(document);
    },
  };
}
