export { RequestTray, type RequestTrayProps } from './RequestTray.tsx';
export { requestTrayAnatomy } from './requestTray.anatomy.ts';
