import { useState } from 'react';
import { ConfirmDialog, ToastRegion } from '../src/hosting.ts';
import { Button, Dialog, Field, Page, TextInput } from '../src/index.ts';
import type { Toast } from '../src/toast/toast.ts';
import styles from './showcase.module.css';

const samples: readonly Toast[] = [
  {
    id: '1',
    title: 'Quiz enregistré',
    description: 'Vos résultats sont dans votre tableau de bord.',
    variant: 'success',
  },
  { id: '2', title: 'Quiz en cours', description: 'Veuillez patienter...', variant: 'info' },
  { id: '3', title: 'Bienvenue dans Révisoins !' },
  {
    id: '4',
    title: 'Résultat non enregistré',
    description: 'Il n’a pas été accepté. Vos autres résultats sont intacts.',
    variant: 'destructive',
  },
];

export function OverlaysSection() {
  const [shown, setShown] = useState<'none' | 'dialog' | 'confirm'>('none');
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <Page title="Fenêtres et annonces">
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          Ouvrir la fenêtre
        </Button>
        <Button variant="secondary" onClick={() => setShown('confirm')}>
          Demander
        </Button>
        <Button variant="secondary" onClick={() => setToasts(samples)}>
          Annoncer
        </Button>
      </div>
      <Dialog
        open={shown === 'dialog'}
        onOpenChange={(open) => setShown(open ? 'dialog' : 'none')}
        title="Modifier le nom d’utilisateur"
        description="Il s’affiche dans l’en-tête et sur votre tableau de bord."
        closeLabel="Fermer"
        footer={
          <>
            <Button variant="secondary" onClick={() => setShown('none')}>
              Annuler
            </Button>
            <Button onClick={() => setToasts(samples.slice(0, 1))}>Enregistrer</Button>
          </>
        }
      >
        <Field label="Nom d’utilisateur" hint="De 3 à 20 caractères.">
          <TextInput defaultValue="maryse" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        title="Réinitialiser votre historique?"
        body="Vos 34 quiz seront supprimés. Cette action est définitive."
        confirmLabel="Réinitialiser"
        cancelLabel="Annuler"
        destructive
        onConfirm={() => setShown('none')}
        onCancel={() => setShown('none')}
      />
      <ToastRegion
        label="Notifications"
        dismissLabel="Fermer"
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
      />
    </Page>
  );
}
