import type { Anatomy } from '../internals/partOf.ts';

export type ActivityLogPart =
  | 'root'
  | 'title'
  | 'masked'
  | 'filters'
  | 'filter'
  | 'count'
  | 'list'
  | 'empty'
  | 'entry'
  | 'time'
  | 'what'
  | 'detail'
  | 'more'
  | 'export';

/** Parts of the record of what servers asked. */
export const activityLogAnatomy: Anatomy<'activity-log', ActivityLogPart> = {
  scope: 'activity-log',
  parts: {
    root: 'The record.',
    title: 'Its heading.',
    masked: 'What is not in it.',
    filters: 'Server, kind, outcome.',
    filter: 'One of them; `data-filter`.',
    count: 'How many entries match.',
    list: 'The entries, newest first.',
    empty: 'Says that there are none.',
    entry: 'One entry; `data-event`, `data-kind`.',
    time: 'When.',
    what: 'What happened.',
    detail: 'Fields, site, model; never a value.',
    more: 'Shows older ones.',
    export: 'Saves what matches as JSON Lines.',
  },
};
