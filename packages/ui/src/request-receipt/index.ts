export { RequestReceipt, type RequestReceiptProps } from './RequestReceipt.tsx';
export { requestReceiptAnatomy } from './requestReceipt.anatomy.ts';
