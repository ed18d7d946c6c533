import * as Dialog from '@radix-ui/react-dialog';
import { type JSX, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { closesPopup } from '../internals/closesPopup.ts';
import { partOf } from '../internals/partOf.ts';
import { useLatest } from '../internals/useLatest.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { type RequestFrame, RequestFrameContext } from '../server-identity/RequestFrame.ts';
import { loopTab } from './loopTab.ts';
import { requestDialogsAnatomy } from './requestDialogs.anatomy.ts';
import { useScrollLock } from './useScrollLock.ts';

export interface RequestDialogFrameProps {
  readonly open: boolean;
  readonly container: HTMLElement | undefined;
  /** What Escape does when the surface has no answer of its own. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/**
 * The modal frame. No `Dialog.Overlay`: it would inject a style for its scroll lock. Nothing outside the dialog answers
 * for the person, so a press beside it does nothing.
 */
export function RequestDialogFrame({
  open,
  container,
  onEscape,
  children,
}: RequestDialogFrameProps): JSX.Element {
  const { dir, language, shown } = useAssentSettings('RequestDialogs');
  const content = useRef<HTMLDivElement>(null);
  const surfaceEscape = useRef<(() => void) | undefined>(undefined);
  const fallbackEscape = useLatest(onEscape);
  useScrollLock(open);

  const registerEscape = useCallback((handler: () => void) => {
    surfaceEscape.current = handler;
    return () => {
      if (surfaceEscape.current === handler) surfaceEscape.current = undefined;
    };
  }, []);
  const frame = useMemo(
    (): RequestFrame => ({
      focusTitle: true,
      wrapTitle: (title) => <Dialog.Title asChild>{title}</Dialog.Title>,
      wrapDescription: (description) => <Dialog.Description asChild>{description}</Dialog.Description>,
      onEscape: registerEscape,
    }),
    [registerEscape],
  );

  return (
    <Dialog.Root open={open}>
      <Dialog.Portal container={container}>
        <div {...partOf(requestDialogsAnatomy, 'backdrop')} />
        <Dialog.Content
          {...partOf(requestDialogsAnatomy, 'content')}
          ref={content}
          aria-describedby={undefined}
          tabIndex={-1}
          // Radix takes the page's pointer events away one render before it gives them to the dialog.
          style={{ pointerEvents: 'auto' }}
          lang={language}
          dir={dir}
          onKeyDown={loopTab}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // Never a button: the heading first, and the dialog itself while its surface is still loading (C2).
            (content.current?.querySelector<HTMLElement>('h2') ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            shown.takeReturn()?.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            if (event.isComposing || event.keyCode === 229 || closesPopup(event)) return;
            event.stopPropagation();
            if (event.repeat) return;
            (surfaceEscape.current ?? fallbackEscape.current)();
          }}
          onPointerDownOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <RequestFrameContext.Provider value={frame}>{children}</RequestFrameContext.Provider>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
