// What hosts alone show: remotes ask the host for it (`toast`, `confirm`, declared announcements).
export { Banner } from './alert/banner.tsx';
export { ConfirmDialog } from './dialog/confirm-dialog.tsx';
export { Logo } from './logo/logo.tsx';
export { entryToOpenAt, focusMenuEntry, keepMenuInWindow, pressInMenu } from './menu/menu-keys.ts';
export { MenuChoice } from './menu/menu-item.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export { ToastRegion } from './toast/toast-region.tsx';
