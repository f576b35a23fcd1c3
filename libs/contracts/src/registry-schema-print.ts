// Made from registry.schema.ts and its imports by `node tools/generated/main.ts`. Do not edit.

export const REGISTRY_SCHEMA = '83da408c8393a492';
