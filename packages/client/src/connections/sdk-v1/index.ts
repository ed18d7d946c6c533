export { bindV1Client } from './bindV1Client.ts';
export type {
  BindV1Options,
  CallToolV1Options,
  OperationV1Options,
  SdkV1Connection,
} from './SdkV1Connection.ts';
