export { Catalogue as Component } from '@revisoins/ui/showcase';
