import { useTranslation } from '@revisoins/i18n';
import { Button, Card } from '@revisoins/ui';
import { List } from 'lucide-react';
import { useState } from 'react';
import { listVoices, type Voice } from '../voice-service/list-voices.ts';
import { useFailureToast } from '../voice-service/use-failure-toast.ts';
import { toast } from '@revisoins/host';
import { VoiceTable, type VoiceTableProps } from './voice-table.tsx';
import styles from './settings.module.css';

type VoiceExplorerProps = Omit<VoiceTableProps, 'voices'>;

export function VoiceExplorer(props: VoiceExplorerProps) {
  const { t } = useTranslation('voice');
  const toastFailure = useFailureToast();
  const [voices, setVoices] = useState<readonly Voice[] | null>(null);
  const [listing, setListing] = useState(false);

  const list = async () => {
    setListing(true);
    const listed = await listVoices();
    setListing(false);
    if (listed.ok) setVoices(listed.value);
    else if (listed.failure === 'voices')
      toast({ title: t('toast.error'), description: t('toast.voicesBody'), variant: 'destructive' });
    else toastFailure(listed, t('toast.error'));
  };

  return (
    <Card as="section" aria-labelledby="voices-title" className={styles.explorer}>
      <h2 id="voices-title">{t('voices.title')}</h2>
      <Button
        variant="secondary"
        icon={<List size={18} aria-hidden="true" />}
        busy={listing}
        busyLabel={t('voices.listing')}
        onClick={() => void list()}
      >
        {t('voices.list')}
      </Button>
      <output className={styles.quiet}>
        {voices === null ? t('voices.before') : null}
        {voices?.length === 0 ? t('voices.none') : null}
      </output>
      {voices !== null && voices.length > 0 ? <VoiceTable {...props} voices={voices} /> : null}
    </Card>
  );
}
