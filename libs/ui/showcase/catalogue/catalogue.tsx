import type { ReactNode } from 'react';
import { Page } from '../../src/index.ts';
import { actions } from './actions.tsx';
import { forms } from './forms.tsx';
import { messages } from './messages.tsx';
import { pieces } from './pieces.tsx';
import { questions } from './questions.tsx';
import type { Specimen, Theme } from './specimen.ts';
import styles from './catalogue.module.css';

export const groups: Readonly<Record<string, readonly Specimen[]>> = {
  Actions: actions,
  Forms: forms,
  Questions: questions,
  Messages: messages,
  'Layout and display': pieces,
};

const themes: readonly Theme[] = ['light', 'dark'];

function State({ name, show }: { name: string; show: (theme: Theme) => ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.name}>{name}</p>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} lang="fr-CA" className={styles.pane}>
          {show(theme)}
        </div>
      ))}
    </div>
  );
}

/**
 * Every component in every state, in both themes at once. Page and PageHeading are shown by the page around
 * it.
 */
export function Catalogue() {
  return (
    <Page
      title="Components"
      lead="Every component of libs/ui in every state, light and dark. Hover, focus and press them."
    >
      <div lang="en">
        {Object.entries(groups).map(([group, specimens]) => (
          <div key={group}>
            <h2 className={styles.group}>{group}</h2>
            {specimens.map(({ components, states }) => (
              <div key={components.join()} className={styles.specimen}>
                <h3>{components.join(', ')}</h3>
                {Object.entries(states).map(([name, show]) => (
                  <State key={name} name={name} show={show} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Page>
  );
}
