import { type RefCallback, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../internals/useBrowserLayoutEffect.ts';
import { AssentContext } from '../provider/AssentContext.ts';
import { createArmingGate } from './createArmingGate.ts';
import { type PressTracker, trackPresses } from './pressTracker.ts';
import { watchDisturbances } from './watchDisturbances.ts';

export interface ArmingOptions {
  /** Milliseconds in view and undisturbed; 0 turns off this gate, never the input filter. */
  readonly delay: number;
  /** Identity of what the button decides on: when it changes, the wait starts again. */
  readonly subject?: unknown;
}

export interface Arming {
  /** For the button that decides. */
  readonly ref: RefCallback<HTMLElement>;
  readonly armed: boolean;
  /** Whether a click is a decision of a person who could see what they decide (notes C3, C4). */
  accepts(click: { readonly detail: number }): boolean;
}

function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  return (root as Document | ShadowRoot).activeElement === element;
}

/** Guards an accept-class control against clicks that were meant for something else. */
export function useArming({ delay, subject }: ArmingOptions): Arming {
  const gate = useMemo(() => createArmingGate(delay), [delay]);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [armed, setArmed] = useState(() => gate.armedSince() !== undefined);
  const tracker = useRef<PressTracker | null>(null);
  const inbox = useContext(AssentContext)?.inbox;

  useBrowserLayoutEffect(() => {
    if (element === null) return undefined;
    const { tracker: pressTracker, release } = trackPresses(element.ownerDocument);
    tracker.current = pressTracker;
    const unsubscribe = gate.subscribe(() => setArmed(gate.armedSince() !== undefined));
    const unwatch =
      delay > 0
        ? watchDisturbances(element, { onDisturb: gate.disturb, onInView: gate.setInView })
        : () => undefined;
    return () => {
      tracker.current = null;
      unwatch();
      unsubscribe();
      release();
    };
  }, [element, gate, delay]);

  // Not read in here: a new subject is what starts the wait again.
  useBrowserLayoutEffect(() => {
    gate.disturb();
    setArmed(gate.armedSince() !== undefined);
    return gate.stop;
  }, [gate, subject]);

  // One answer may shift or reveal the next question under the same pointer.
  useEffect(() => inbox?.onSettled(gate.disturb), [inbox, gate]);

  const accepts = useCallback(
    (click: { readonly detail: number }): boolean => {
      if (click.detail > 1 || element === null) return false;
      const since = gate.armedSince();
      if (since === undefined) return false;
      const press = tracker.current?.pressBehind(click);
      if (press === undefined) return true;
      // Only a focused button is clicked by a key; any other click without a pointer is a bare one.
      if (click.detail === 0 && !hasFocus(element)) return true;
      return !press.rejected && press.at >= since && element.contains(press.target as Node | null);
    },
    [element, gate],
  );

  return { ref: setElement, armed, accepts };
}
