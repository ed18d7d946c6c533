/** Words that are a credential or something else, and what stands beside them when they are something else. */
const OTHER_SENSES: readonly (readonly [term: RegExp, beside: RegExp])[] = [
  [/^pin/, /postal|postcode|zip|india|gpio|hardware|arduino|raspberry|breadboard|\bmap\b|solder|connector/],
  [
    /^tokens?$/,
    /swap|mint|\berc|nft|contract|symbol|\bcoin|crypto|\bllm|chain|liquidity|stak|airdrop|ticker|css|lexer|pars|vocab|model|prompt|game|board/,
  ],
  [/card/, /loyalty|library|membership|trello|jira|kanban|playing|deck|tarot|pokemon|student|\bgym\b/],
  [
    /^(?:confirmation|access|reset|unlock|security|backup) ?codes?$|^code /,
    /booking|reservation|order|flight|ticket|hotel|airline|postal|source|snippet|parcel/,
  ],
  [/^secrets?$/, /recipe|santa|game|ingredient|gossip|chef|\bkept\b|success/],
  [/^pass$/, /\bfail|ticket|boarding|\bski\b|travel|season|\bgym\b/],
];

/** Words of everyday language that are credentials only in capitals. */
const ACRONYM = /^(?:tan|pat)$/;

/** Whether a term means something else in this field: the PIN of a board, a token on a chain, the colour tan. */
export function hasOtherSense(term: string, shown: string, folded: string, isLabelled: boolean): boolean {
  if (ACRONYM.test(term) && isLabelled && !shown.includes(term.toUpperCase())) return true;
  return OTHER_SENSES.some(([word, beside]) => word.test(term) && beside.test(folded));
}
