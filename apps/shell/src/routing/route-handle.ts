import { product, type Access } from '@revisoins/contracts';

/** What the frame knows of the page it shows. */
export interface RouteHandle {
  access: Access;
  remote?: string;
  /** Of a public page, which is pre-rendered: where its title and description are among the shell's texts. */
  page?: 'landing' | 'about' | 'beta' | 'terms';
}

export const documentTitle = (title: string) => `${title} · ${product.name}`;
