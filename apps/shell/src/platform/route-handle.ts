import { product, type Access, type DeclaredRoute } from '@revisoins/contracts';

/** What the frame knows of the page it shows. */
export interface RouteHandle {
  access: Access;
  remote?: string;
  /** 'focus': the page stands without the shell's own parts around it. */
  frame?: DeclaredRoute['frame'];
  /** Of a public page, which is pre-rendered: where its title and description are among the shell's texts. */
  page?: 'landing' | 'about' | 'beta' | 'terms';
}

export const documentTitle = (title: string) => `${title} · ${product.name}`;
