export { ActivityLog, type ActivityLogProps } from './ActivityLog.tsx';
export { activityLogAnatomy } from './activityLog.anatomy.ts';
