/**
 * The only import of the results page: a second one would put it into another chunk, which would be fetched
 * again.
 */
export const loadResultsPage = () => import(/* webpackChunkName: "results" */ './results.page.tsx');
