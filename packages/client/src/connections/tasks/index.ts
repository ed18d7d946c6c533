/** Tasks: the extension io.modelcontextprotocol/tasks of 2026-07-28, and questions run as tasks of 2025-11-25. @module */
export { ProtocolFault } from '../shared/ProtocolFault.ts';
export { relatedTaskOf, withRelatedTask } from '../shared/relatedTask.ts';
export {
  createTaskReceiver,
  type TaskReceiver,
  type TaskReceiverOptions,
  type TaskStepName,
} from './createTaskReceiver.ts';
export {
  createTaskRunner,
  type ResumedTask,
  type TaskCallOptions,
  type TaskRunner,
  type TaskRunnerOptions,
} from './createTaskRunner.ts';
export { TaskFailed } from './TaskFailed.ts';
export type { TaskSnapshot } from './TaskSnapshot.ts';
export type { TaskEnd } from './TaskState.ts';
export { tasksExtension } from './tasksExtension.ts';
