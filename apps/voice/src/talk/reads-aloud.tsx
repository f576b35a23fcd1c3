import { deviceStorage } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Checkbox } from '@revisoins/ui';
import { useState } from 'react';

const READS_ALOUD = 'thalia-reads-aloud';

/**
 * Whether the learner wants to hear the replies to typed questions on this device; spoken questions are
 * always answered out loud.
 */
export const readsAloud = (): boolean => deviceStorage.get(READS_ALOUD) === 'true';

/** The learner's choice to hear the replies to typed questions, too. */
export function ReadsAloud() {
  const { t } = useTranslation('voice');
  const [aloud, setAloud] = useState(readsAloud);
  return (
    <Checkbox
      label={t('reply.aloud')}
      hint={t('reply.aloudHint')}
      checked={aloud}
      onChange={({ target: { checked } }) => {
        setAloud(checked);
        deviceStorage.set(READS_ALOUD, String(checked));
      }}
    />
  );
}
