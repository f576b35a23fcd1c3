import { CONTRACT_VERSION, product, type RemoteDeclaration } from '@revisoins/contracts';

/** 'flash-cards' as a title: 'Flash cards'. */
export const remoteTitle = (name: string): string =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** What every new remote declares: one screen for learners, in the navigation, at this position. */
export function firstDeclaration(name: string, order: number): RemoteDeclaration {
  const title = remoteTitle(name);
  const embedTitle = `${title} · ${product.name}`;
  return {
    contract: CONTRACT_VERSION,
    name,
    version: '0.1.0',
    title: { fr: title, en: title },
    routes: [{ id: 'home', path: `/${name}`, access: 'signed-in', expose: './routes/v1' }],
    slots: [],
    nav: [{ to: `/${name}`, access: 'signed-in', order, label: { fr: title, en: title } }],
    embed: { title: { fr: embedTitle, en: embedTitle } },
    namespaces: [name],
    budget: { entry: 3584 },
  };
}
