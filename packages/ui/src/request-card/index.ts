export { HeldBackNotices } from './HeldBackNotices.tsx';
export { InlineRequest, type InlineRequestProps } from './InlineRequest.tsx';
export { RequestCard, type RequestCardProps } from './RequestCard.tsx';
export { requestCardAnatomy } from './requestCard.anatomy.ts';
