import { defineFamily, type Family } from '../defineFamily.ts';
import { urlConsent as en } from '../en/urlConsent.ts';
import { urlConsent as zhCN } from '../zh-CN/urlConsent.ts';

export const urlConsentText: Family<typeof en> = defineFamily('urlConsent', { en, 'zh-CN': zhCN });
