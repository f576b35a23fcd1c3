export type { Access } from './access.ts';
export { AppError, appErrorKinds, errorMessage, isAppError } from './app-error.ts';
export type { AppErrorKind } from './app-error.ts';
export { deviceStorage, parseStored, storageArea, tabStorage } from './browser-storage.ts';
export { EMBED_VERSION, embedBounds } from './embed-bounds.ts';
export type { EmbedErrorKind } from './embed-bounds.ts';
export { embedLanguages, embedThemes, pageMessageSchema } from './embed-message.schema.ts';
export type { EmbedLanguage, EmbedTheme, FrameMessage, PageMessage } from './embed-message.schema.ts';
export { PREVIEWS_FOLDER, previewNameSchema, previewSchema } from './preview.schema.ts';
export type { Preview } from './preview.schema.ts';
export { product } from './product.ts';
export type { ReadonlyStore } from './readonly-store.ts';
export { secondsLeft } from './seconds-left.ts';
export {
  attemptKindSchema,
  CONTRACT_VERSION,
  exposedIds,
  remoteDeclarationSchema,
  remotePrefix,
} from './remote-declaration.schema.ts';
export type {
  DeclaredCard,
  DeclaredRoute,
  DeclaredSlot,
  Embedding,
  EmbedPermission,
  NavEntry,
  RemoteDeclaration,
  RouteRole,
} from './remote-declaration.schema.ts';
export { readFrameMessage } from './read-frame-message.ts';
export {
  archivesSchema,
  channelsSchema,
  registeredVersionSchema,
  registrySchema,
} from './registry.schema.ts';
export type { Archives, Channels, RegisteredRemote, RegisteredVersion, Registry } from './registry.schema.ts';
export { satisfies } from './satisfies.ts';
export { siteConfigSchema } from './site-config.schema.ts';
export type { SiteConfig } from './site-config.schema.ts';
export type { SlotName, SlotProps } from './slots.ts';
export { fileFolders, fileUrl } from './version-files.ts';
export { backoffMs, DAY_MS, retry, whenIdle, within } from './timing.ts';
export type { Backoff } from './timing.ts';
