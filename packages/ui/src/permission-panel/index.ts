export { abilitiesOf } from './abilitiesOf.ts';
export { CombinationNotice, type CombinationNoticeProps } from './CombinationNotice.tsx';
export { PermissionPanel, type PermissionPanelProps } from './PermissionPanel.tsx';
export { permissionPanelAnatomy } from './permissionPanel.anatomy.ts';
