export { RequestDialogs, type RequestDialogsProps } from './RequestDialogs.tsx';
export { requestDialogsAnatomy } from './requestDialogs.anatomy.ts';
