import { cdp } from 'vitest/browser';

interface Value {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly value?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly childIds?: readonly string[];
}

interface FrameTree {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly FrameTree[];
}

/** The parts of the protocol's session that are used here; vitest leaves its methods untyped. */
interface Session {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: FrameTree }>;
  send(method: 'Accessibility.getFullAXTree', params: { frameId: string }): Promise<{ nodes: AxNode[] }>;
}

function frames(tree: FrameTree): FrameTree['frame'][] {
  return [tree.frame, ...(tree.childFrames ?? []).flatMap(frames)];
}

/** Only hold others: what is in them is told. */
const frame: ReadonlySet<string> = new Set([
  'generic',
  'none',
  'RootWebArea',
  'LabelText',
  'ListMarker',
  'InlineTextBox',
  'paragraph',
  'figure',
  'Figcaption',
  'blockquote',
  'list',
  'listitem',
  'DescriptionList',
  'definition',
  'code',
  'form',
  'banner',
  'contentinfo',
  'status',
]);
/** Where a stretch of text ends. */
const blocks: ReadonlySet<string> = new Set([
  'paragraph',
  'Figcaption',
  'blockquote',
  'listitem',
  'definition',
  'status',
]);
/** Told by their name alone; the segments of a date are the browser's own. */
const leaves: ReadonlySet<string> = new Set([
  'heading',
  'button',
  'radio',
  'checkbox',
  'term',
  'textbox',
  'Date',
  'LabelText',
]);
const told: ReadonlySet<string> = new Set([
  'required',
  'invalid',
  'checked',
  'expanded',
  'disabled',
  'modal',
  'focused',
]);

function lineOf(node: AxNode): string | undefined {
  const role = String(node.role?.value ?? '');
  if (node.ignored || frame.has(role) || role === 'StaticText') return undefined;
  const states = (node.properties ?? [])
    .filter(({ name, value }) => told.has(name) && value.value !== false && value.value !== 'false')
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name}: ${value.value}`,
    )
    .sort();
  const pieces = [
    role,
    JSON.stringify(node.name?.value ?? ''),
    ...(node.value?.value === undefined ? [] : [`= ${JSON.stringify(node.value.value)}`]),
    ...(states.length === 0 ? [] : [`[${states.join(', ')}]`]),
    ...(node.description?.value ? [`— ${node.description.value}`] : []),
  ];
  return pieces.join(' ');
}

/** What Chromium tells a screen reader of this page, one line per element, in reading order, from the first dialog on. */
export async function accessibilityTranscript(): Promise<string[]> {
  const session = cdp() as unknown as Session;
  const { frameTree } = await session.send('Page.getFrameTree');
  const own = frames(frameTree).find(({ url }) => url === window.location.href);
  if (own === undefined) throw new Error('The page of this test is in no frame of the browser.');
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: own.id });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  let text = '';
  const tellText = (): void => {
    if (text.trim() !== '') lines.push(text.replace(/\s+/g, ' ').trim());
    text = '';
  };
  const walk = (node: AxNode | undefined): void => {
    if (node === undefined) return;
    const role = String(node.role?.value ?? '');
    if (role === 'StaticText') text += node.name?.value ?? '';
    const line = lineOf(node);
    if (line !== undefined) {
      tellText();
      lines.push(line);
    }
    if (!leaves.has(role)) for (const id of node.childIds ?? []) walk(byId.get(id));
    if (blocks.has(role)) tellText();
  };
  walk(nodes.find(({ role }) => role?.value === 'dialog') ?? nodes[0]);
  return lines;
}
