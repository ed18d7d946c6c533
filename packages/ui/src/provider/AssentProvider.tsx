import type { Inbox } from '@assent/client';
import { AssentProvider as InboxProvider } from '@assent/client/react';
import { type JSX, type ReactNode, useEffect, useMemo, useState } from 'react';
import { trackPresses } from '../arming/pressTracker.ts';
import { useBrowserLayoutEffect } from '../internals/useBrowserLayoutEffect.ts';
import { directionOf } from '../locales/directionOf.ts';
import { matchLanguage } from '../locales/matchLanguage.ts';
import {
  type ArmDelay,
  AssentContext,
  type AssentSettings,
  type MessageOverrides,
  type OpenUrl,
  type ReviewMode,
  type UrlOptions,
} from './AssentContext.ts';
import { createShownRequest } from './createShownRequest.ts';
import type { RequestSurfaces } from './RequestSurface.ts';
import { warnWhenFramed } from './warnWhenFramed.ts';

export interface AssentProviderProps {
  /** The queue that every surface reads and answers. */
  readonly inbox: Inbox;
  /** BCP 47 tag. @default the browser's language */
  readonly locale?: string;
  /** IANA zone that dates with times are read in. @default the browser's zone */
  readonly timeZone?: string;
  /** When a form shows what will be sent. @default 'always' */
  readonly review?: ReviewMode;
  /** Milliseconds in view before accept and open buttons work. @default { accept: 500, open: 1000 } */
  readonly armDelay?: Partial<ArmDelay>;
  /** Whether a form that asks for a credential can't be answered, or is masked and warned about. @default 'refuse' */
  readonly onSecret?: 'refuse' | 'warn';
  /** Opens an address the person agreed to. @default window.open in the click, without opener and referrer */
  readonly openUrl?: OpenUrl;
  /** What is known of addresses and allowed, such as the public suffixes of `@assent/client/url-psl`. */
  readonly urlOptions?: UrlOptions;
  /** Own surfaces by kind, instead of the kit's. */
  readonly surfaces?: Partial<RequestSurfaces>;
  /** Own wording by family and key. */
  readonly messages?: MessageOverrides;
  /** Says that the host means to run inside a frame; otherwise developers are warned, since a frame can cover a consent. @default 'warn' */
  readonly framed?: 'warn' | 'expected';
  /** @default that of the words: of the locale where `messages` brings its words, else of the kit's language */
  readonly dir?: 'ltr' | 'rtl';
  readonly children?: ReactNode;
}

const noMessages: MessageOverrides = {};
const noUrlOptions: UrlOptions = {};
const noSurfaces: Partial<RequestSurfaces> = {};

function browserLocale(): string {
  return typeof navigator === 'undefined' ? 'en' : navigator.language;
}

/** Gives every Assent part below it the inbox, the language, and the host's settings. Renders no element. */
export function AssentProvider({
  inbox,
  locale = browserLocale(),
  timeZone,
  review = 'always',
  armDelay,
  onSecret = 'refuse',
  openUrl,
  urlOptions = noUrlOptions,
  surfaces = noSurfaces,
  messages = noMessages,
  framed = 'warn',
  dir,
  children,
}: AssentProviderProps): JSX.Element {
  const accept = armDelay?.accept ?? 500;
  const open = armDelay?.open ?? 1000;
  const [shown] = useState(createShownRequest);
  const settings = useMemo(
    (): AssentSettings => ({
      inbox,
      locale,
      language: matchLanguage(locale),
      // English words under an Arabic locale still run from left to right.
      dir: dir ?? directionOf(messages === noMessages ? matchLanguage(locale) : locale),
      timeZone,
      review,
      armDelay: { accept, open },
      onSecret,
      openUrl,
      urlOptions,
      surfaces,
      messages,
      shown,
    }),
    [
      inbox,
      locale,
      dir,
      timeZone,
      review,
      accept,
      open,
      onSecret,
      openUrl,
      urlOptions,
      surfaces,
      messages,
      shown,
    ],
  );
  // A press that mounts a button is over before the button could listen for it, so listening starts here.
  useBrowserLayoutEffect(() => trackPresses(document).release, []);
  useEffect(() => {
    if (framed === 'warn') warnWhenFramed(window);
  }, [framed]);
  return (
    <InboxProvider inbox={inbox} locale={locale} {...(timeZone === undefined ? {} : { timeZone })}>
      <AssentContext.Provider value={settings}>{children}</AssentContext.Provider>
    </InboxProvider>
  );
}
