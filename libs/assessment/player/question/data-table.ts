// A chunk of its own: most questions have no table.
export { DataTable } from '@revisoins/ui';
