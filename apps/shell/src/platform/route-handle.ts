import { product, type Access, type DeclaredRoute } from '@revisoins/contracts';

/** What the shell's layout knows about a page. */
export interface RouteHandle {
  access: Access;
  remote?: string;
  /** 'focus': the page is shown without the shell's navigation. */
  layout?: DeclaredRoute['layout'];
  /** For a pre-rendered public page: where its title and description are in the shell's texts. */
  page?: 'landing' | 'about' | 'beta' | 'terms';
}

export const documentTitle = (title: string) => `${title} · ${product.name}`;
