import { ArrowRight, Bell, KeyRound, LogOut, Mic, Trash2 } from 'lucide-react';
import { MenuChoice, SkipLink } from '../../src/hosting.ts';
import {
  Button,
  IconButton,
  LinkButton,
  Menu,
  MenuHeading,
  MenuItem,
  MenuLink,
  MenuSeparator,
  Tabs,
} from '../../src/index.ts';
import type { Specimen } from './specimen.ts';

const variants = ['primary', 'secondary', 'quiet', 'destructive'] as const;

export const actions: readonly Specimen[] = [
  {
    components: ['Button'],
    states: {
      variants: () =>
        variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Commencer
          </Button>
        )),
      small: () =>
        variants.map((variant) => (
          <Button key={variant} variant={variant} size="small">
            Commencer
          </Button>
        )),
      'with an icon': () => (
        <Button variant="destructive" icon={<Trash2 size={20} aria-hidden="true" />}>
          Supprimer
        </Button>
      ),
      disabled: () =>
        variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Suivant
          </Button>
        )),
      'busy, with and without a label of its own': () => [
        <Button key="label" busy busyLabel="Enregistrement...">
          Enregistrer
        </Button>,
        <Button key="none" variant="secondary" busy>
          Réessayer
        </Button>,
      ],
      wide: () => <Button wide>Créer mon compte</Button>,
    },
  },
  {
    components: ['LinkButton'],
    states: {
      variants: () =>
        variants.map((variant) => (
          <LinkButton key={variant} variant={variant}>
            <a href="#main">Voir</a>
          </LinkButton>
        )),
      'small, with an icon': () => (
        <LinkButton variant="secondary" size="small">
          <a href="#main">
            Voir mes résultats
            <ArrowRight size={20} aria-hidden="true" />
          </a>
        </LinkButton>
      ),
    },
  },
  {
    components: ['IconButton'],
    states: {
      enabled: () => (
        <IconButton label="Parler à Thalia">
          <Mic size={22} aria-hidden="true" />
        </IconButton>
      ),
      disabled: () => (
        <IconButton label="Parler à Thalia" disabled>
          <Mic size={22} aria-hidden="true" />
        </IconButton>
      ),
    },
  },
  {
    components: ['Menu', 'MenuHeading', 'MenuItem', 'MenuLink', 'MenuChoice', 'MenuSeparator'],
    states: {
      'closed; press to open': () => (
        <Menu label="Profil" align="start" trigger={<Button variant="secondary">Profil</Button>}>
          <MenuHeading>maryse.tremblay@exemple.ca</MenuHeading>
          <MenuSeparator />
          <MenuItem icon={<KeyRound aria-hidden="true" />}>Changer le mot de passe</MenuItem>
          <MenuLink>
            <a href="#main">
              <Bell aria-hidden="true" />
              Notifications
            </a>
          </MenuLink>
          <MenuChoice checked>Français</MenuChoice>
          <MenuChoice checked={false} lang="en">
            English
          </MenuChoice>
          <MenuItem destructive icon={<LogOut aria-hidden="true" />}>
            Se déconnecter
          </MenuItem>
        </Menu>
      ),
    },
  },
  {
    components: ['Tabs'],
    states: {
      'the second open': (theme) => (
        <Tabs
          label={`Période, ${theme}`}
          defaultValue="month"
          items={[
            { value: 'week', label: 'Semaine', content: <p>Sept quiz cette semaine.</p> },
            { value: 'month', label: 'Mois', content: <p>Vingt quiz ce mois-ci.</p> },
            { value: 'all', label: 'Tout', content: <p>Trente-quatre quiz en tout.</p> },
          ]}
        />
      ),
    },
  },
  {
    components: ['SkipLink'],
    states: { 'hidden until it has focus': () => <SkipLink href="#main">Aller au contenu</SkipLink> },
  },
];
