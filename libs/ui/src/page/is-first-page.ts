/**
 * True until a second page or a second `key` appears in this document. Kept on the document, not in this module:
 * each remote brings its own copy of the module.
 */
export function isFirstPage(key: string | number | undefined): boolean {
  const { dataset } = document.documentElement;
  const page = `${location.pathname} ${key ?? ''}`;
  dataset.firstPage ??= page;
  if (dataset.firstPage !== page) dataset.firstPage = 'left';
  return dataset.firstPage === page;
}
