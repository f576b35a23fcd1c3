import { useState, type ReactNode } from 'react';
import { Globe, Moon, Sun } from 'lucide-react';
import { Banner, Logo, MenuChoice, SkipLink } from '../src/hosting.ts';
import { IconButton, Menu } from '../src/index.ts';
import { ActionsSection } from './actions-section.tsx';
import { Catalogue } from './catalogue/catalogue.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { QuizSection } from './quiz-section.tsx';
import { CorrectionSection } from './correction-section.tsx';
import { StatesSection } from './states-section.tsx';
import styles from './showcase.module.css';

const sections: Record<string, ReactNode> = {
  quiz: <QuizSection />,
  dashboard: <DashboardSection />,
  actions: <ActionsSection />,
  review: <CorrectionSection />,
  forms: <FormsSection />,
  states: <StatesSection />,
  overlays: <OverlaysSection />,
  catalogue: <Catalogue />,
};

/** `?section=quiz` shows one section; without it, all. */
export function Showcase() {
  const [dark, setDark] = useState(document.documentElement.classList.contains('dark'));
  const [banner, setBanner] = useState(true);
  const [language, setLanguage] = useState('fr');
  const only = new URLSearchParams(location.search).get('section');
  const flip = () => setDark(document.documentElement.classList.toggle('dark'));
  return (
    <>
      <SkipLink href="#main">Aller au contenu</SkipLink>
      <header className={styles.bar}>
        <a href="#main" className={styles.home}>
          <Logo name="Révisoins" />
        </a>
        <span className={styles.room} />
        <Menu
          label="Langue"
          trigger={
            <IconButton label="Langue : français">
              <Globe size={22} aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuChoice checked={language === 'fr'} onClick={() => setLanguage('fr')}>
            Français
          </MenuChoice>
          <MenuChoice checked={language === 'en'} lang="en" onClick={() => setLanguage('en')}>
            English
          </MenuChoice>
        </Menu>
        <IconButton label={dark ? 'Thème clair' : 'Thème sombre'} onClick={flip}>
          {dark ? <Sun size={22} aria-hidden="true" /> : <Moon size={22} aria-hidden="true" />}
        </IconButton>
        <ProfileMenu />
      </header>
      {banner ? (
        <Banner label="Version bêta" dismissLabel="Fermer le bandeau" onDismiss={() => setBanner(false)}>
          Révisoins est en bêta. Merci de nous aider à l’améliorer. <a href="#main">Donner mon avis</a>
        </Banner>
      ) : null}
      {only === null
        ? Object.entries(sections).map(([name, section]) => <div key={name}>{section}</div>)
        : sections[only]}
    </>
  );
}
