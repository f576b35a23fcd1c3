/** The only import of the results page: another one would be built into files of its own, and these fetched again. */
export const loadResultsPage = () => import(/* webpackChunkName: "results" */ './results.page.tsx');
