import {
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type MouseEvent,
  type RefAttributes,
} from 'react';
import { flag } from '../internals/flag.ts';
import { useMergedRefs } from '../internals/useMergedRefs.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { useArming } from './useArming.ts';

export interface ArmedButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'disabled'> {
  /** Which of the provider's delays holds. @default 'accept' */
  readonly gate?: 'accept' | 'open';
  /** What the button decides on; the wait starts again when it changes. */
  readonly subject?: unknown;
  /** Says that there is nothing to decide; the button stays in the focus order. */
  readonly unavailable?: boolean;
}

/**
 * A button that decides: inert until it has been seen undisturbed, and deaf to repeats, double clicks and presses that
 * began elsewhere (notes C3, C4). Renders a `<button>`.
 */
export const ArmedButton: ForwardRefExoticComponent<ArmedButtonProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, ArmedButtonProps>(function ArmedButton(
    { gate = 'accept', subject, unavailable = false, onClick, ...props },
    forwarded,
  ) {
    const { armDelay } = useAssentSettings();
    const { ref, armed, accepts } = useArming({ delay: armDelay[gate], subject });
    const mergedRef = useMergedRefs(ref, forwarded);
    const onGuardedClick = (event: MouseEvent<HTMLButtonElement>): void => {
      if (unavailable || !accepts(event.nativeEvent)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      onClick?.(event);
    };
    return (
      <button
        {...props}
        type="button"
        ref={mergedRef}
        aria-disabled={!armed || unavailable || undefined}
        data-armed={flag(armed)}
        data-disabled={flag(unavailable)}
        onClick={onGuardedClick}
      />
    );
  });
