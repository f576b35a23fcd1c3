import { useTranslation } from '@revisoins/i18n';
import type { RemoteSkeleton, RemoteSkeletons } from '@revisoins/router';
import { Card, Chip, Page, Skeleton } from '@revisoins/ui';
import talkStyles from './talk/talk.module.css';
import testsStyles from './try-voice/tests.module.css';
import { VoiceLinks } from './voice-links/voice-links.tsx';
import { UNDERSTANDS_SPEECH } from './voice-service/use-can-transcribe.ts';
import settingsStyles from './voice-settings/settings.module.css';

function TalkSkeleton({ isSpoken }: { isSpoken: boolean }) {
  const { t } = useTranslation('voice');
  return (
    <Page
      title={t(isSpoken ? 'title' : 'titleWritten')}
      eyebrow={<Chip tone="warm">{t('beta')}</Chip>}
      lead={t(isSpoken ? 'lead' : 'leadWritten')}
    >
      <VoiceLinks />
      <div className={talkStyles.screen} aria-busy="true">
        {['question', 'reply'].map((column) => (
          <div key={column} className={talkStyles.column}>
            <Card>
              <Skeleton shape="block" height="14rem" />
            </Card>
          </div>
        ))}
      </div>
    </Page>
  );
}

const pageOf = (name: 'settings' | 'tests', screen: string | undefined): RemoteSkeleton => ({
  Screen: function VoicePageSkeleton() {
    const { t } = useTranslation('voice');
    return (
      <Page title={t(`${name}.title`)} lead={t(`${name}.lead`)}>
        <VoiceLinks />
        <div className={screen} aria-busy="true">
          <Card>
            <Skeleton shape="block" height="24rem" />
          </Card>
        </div>
      </Page>
    );
  },
});

export const skeletons: RemoteSkeletons = {
  voice: [
    { Screen: () => <TalkSkeleton isSpoken={false} />, device: { [UNDERSTANDS_SPEECH]: ['false'] } },
    { Screen: () => <TalkSkeleton isSpoken /> },
  ],
  settings: [pageOf('settings', settingsStyles.screen)],
  tests: [pageOf('tests', testsStyles.screen)],
};
