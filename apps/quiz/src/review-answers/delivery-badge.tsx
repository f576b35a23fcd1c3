import { hostCapabilities, useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Chip } from '@revisoins/ui';
import { CircleCheck, CloudOff, Info, TriangleAlert } from 'lucide-react';
import { deliveries } from '../deliver-result/delivery.store.ts';
import type { Purpose } from '../quiz-draft/stored-quiz.schema.ts';
import styles from './results.module.css';

const looks = {
  device: { tone: 'warm', Icon: CloudOff },
  memory: { tone: 'warm', Icon: TriangleAlert },
  saved: { tone: 'ok', Icon: CircleCheck },
  refused: { tone: 'bad', Icon: TriangleAlert },
} as const;

/** Where the result is: on this device until the server has it. */
export function DeliveryBadge({ attemptId, purpose }: { attemptId: string; purpose: Purpose }) {
  const { t } = useTranslation('quiz');
  const delivery = useReadonlyStore(deliveries)[attemptId];
  const { accounts } = hostCapabilities();
  if (purpose === 'practice' || !accounts) {
    return (
      <p className={styles.badge}>
        <Chip tone="info" icon={<Info size={16} aria-hidden="true" />}>
          {t(accounts ? 'results.practice' : 'results.noAccount')}
        </Chip>
      </p>
    );
  }
  const look = delivery && looks[delivery];
  return (
    <output className={styles.badge}>
      {look && delivery ? (
        <Chip tone={look.tone} icon={<look.Icon size={16} aria-hidden="true" />}>
          {t(`results.delivery.${delivery}`)}
        </Chip>
      ) : null}
    </output>
  );
}
