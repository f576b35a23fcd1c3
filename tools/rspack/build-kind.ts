/**
 * What a build is for. A preview is made as for production, without what takes long and nobody who looks at
 * it needs: types, compressed files, source maps, the bill of materials, skeletons.
 */
export function buildKind(): 'development' | 'preview' | 'production' {
  if (process.env.NODE_ENV === 'development') return 'development';
  return process.env.REVISOINS_BUILD === 'preview' ? 'preview' : 'production';
}
