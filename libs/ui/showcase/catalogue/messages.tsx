import { useState } from 'react';
import { BookOpen } from 'lucide-react';
import { Banner, ConfirmDialog, ToastRegion } from '../../src/hosting.ts';
import {
  Alert,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Field,
  FullScreenSpinner,
  ShortcutsDialog,
  ShareDialog,
  Skeleton,
  Spinner,
  TextInput,
} from '../../src/index.ts';
import type { Specimen } from './specimen.ts';

const tones = ['info', 'ok', 'warm', 'bad'] as const;
const nothing = () => undefined;

function OpensDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Ouvrir la fenêtre
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Modifier le nom d’utilisateur"
        description="Il s’affiche dans l’en-tête."
        closeLabel="Fermer"
        footer={<Button onClick={() => setOpen(false)}>Enregistrer</Button>}
      >
        <Field label="Nom d’utilisateur">
          <TextInput defaultValue="maryse" />
        </Field>
      </Dialog>
    </>
  );
}

function OpensQuestion({ destructive = false, busy = false }: { destructive?: boolean; busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Demander
      </Button>
      <ConfirmDialog
        open={open}
        title="Réinitialiser votre historique?"
        body="Vos 34 quiz seront supprimés. Cette action est définitive."
        confirmLabel="Réinitialiser"
        cancelLabel="Annuler"
        destructive={destructive}
        busy={busy}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

function OpensShortcuts() {
  const [open, setOpen] = useState(false);
  const [isActive, setActive] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Touches
      </Button>
      <ShortcutsDialog
        open={open}
        onOpenChange={setOpen}
        title="Touches du clavier"
        closeLabel="Fermer"
        rows={[
          { key: 'A', does: 'Choisir la première option' },
          { key: '→', does: 'Question suivante' },
        ]}
        switchLabel="Utiliser les touches"
        switchHint="Elles ne servent que pendant le quiz."
        isActive={isActive}
        onActiveChange={setActive}
      />
    </>
  );
}

function OpensShare() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Partager
      </Button>
      <ShareDialog
        open={open}
        onOpenChange={setOpen}
        title="Partager mon résultat"
        description="Rien de personnel n’est dans le message."
        message="J’ai eu 90 % en prévention des infections."
        link="https://revisoins.example"
        deviceLabel="Partager avec l’appareil"
        closeLabel="Fermer"
        onCopy={nothing}
      />
    </>
  );
}

export const messages: readonly Specimen[] = [
  {
    components: ['Alert'],
    states: {
      ...Object.fromEntries(
        tones.map((tone) => [
          tone,
          () => (
            <Alert tone={tone} title="Lien envoyé">
              Ouvrez le courriel que nous venons d’envoyer.
            </Alert>
          ),
        ]),
      ),
      dismissible: () => <Alert title="Lien envoyé" dismissLabel="Fermer" onDismiss={nothing} />,
    },
  },
  {
    components: ['Banner'],
    states: Object.fromEntries(
      tones.map((tone) => [
        tone,
        (theme) => (
          <Banner
            tone={tone}
            label={`Version bêta, ${tone}, ${theme}`}
            dismissLabel="Fermer"
            onDismiss={nothing}
          >
            Révisoins est en bêta. <a href="#main">Donner mon avis</a>
          </Banner>
        ),
      ]),
    ),
  },
  {
    components: ['ToastRegion'],
    states: {
      'one of each kind': (theme) => (
        <ToastRegion
          label={`Messages, ${theme}`}
          dismissLabel="Fermer"
          onDismiss={nothing}
          toasts={[
            { id: '1', title: 'Bienvenue dans Révisoins !' },
            {
              id: '2',
              title: 'Quiz enregistré',
              description: 'Vos résultats sont dans votre tableau de bord.',
              variant: 'success',
            },
            { id: '3', title: 'Quiz en cours', description: 'Veuillez patienter...', variant: 'info' },
            {
              id: '4',
              title: 'Résultat non enregistré',
              description: 'Il n’a pas été accepté. Vos autres résultats sont intacts.',
              variant: 'destructive',
            },
          ]}
        />
      ),
    },
  },
  { components: ['Dialog'], states: { 'closed; opens in the theme of the page': () => <OpensDialog /> } },
  { components: ['ShortcutsDialog'], states: { 'closed; opens with its switch': () => <OpensShortcuts /> } },
  { components: ['ShareDialog'], states: { 'closed; opens with the message': () => <OpensShare /> } },
  {
    components: ['ConfirmDialog'],
    states: {
      plain: () => <OpensQuestion />,
      destructive: () => <OpensQuestion destructive />,
      'busy; leave it by a reload': () => <OpensQuestion busy />,
    },
  },
  {
    components: ['EmptyState'],
    states: {
      'with an action': () => (
        <EmptyState
          icon={<BookOpen size={30} aria-hidden="true" />}
          title="Votre premier quiz vous attend"
          action={<Button>Choisir une compétence</Button>}
        >
          Dix questions, moins de quatre minutes.
        </EmptyState>
      ),
      bare: () => <EmptyState title="Aucune notification" />,
    },
  },
  {
    components: ['ErrorState'],
    states: {
      'can be tried again': () => (
        <ErrorState
          title="Les questions n’arrivent pas"
          safe="Vos résultats sont enregistrés."
          retryLabel="Réessayer"
          onRetry={nothing}
        >
          Le service ne répond pas.
        </ErrorState>
      ),
      'is tried again': () => (
        <ErrorState
          title="Les questions n’arrivent pas"
          retryLabel="Réessayer"
          retryingLabel="On réessaie..."
          retrying
          onRetry={nothing}
        />
      ),
    },
  },
  {
    components: ['Spinner'],
    states: {
      small: () => <Spinner label="Chargement" />,
      large: () => <Spinner label="Chargement" size={40} />,
    },
  },
  {
    components: ['FullScreenSpinner'],
    states: { waiting: () => <FullScreenSpinner label="Chargement en cours" /> },
  },
  {
    components: ['Skeleton'],
    states: {
      shapes: () => [
        <Skeleton key="circle" shape="circle" />,
        <Skeleton key="text" width="12rem" />,
        <Skeleton key="block" shape="block" width="12rem" />,
      ],
    },
  },
];
