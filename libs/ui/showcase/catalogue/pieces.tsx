import { Award, TrendingUp } from 'lucide-react';
import { Logo } from '../../src/hosting.ts';
import { Announcement, Avatar, Card, Chip, LineChart, StatCard, VisuallyHidden } from '../../src/index.ts';
import { LogoMark } from '../../src/logo/logo-mark.tsx';
import type { Specimen } from './specimen.ts';

const tones = ['neutral', 'brand', 'warm', 'ok', 'bad', 'info'] as const;
/** A square of one colour. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Cpath fill="%230b5f63" d="M0 0h1v1H0z"/%3E%3C/svg%3E';

export const pieces: readonly Specimen[] = [
  {
    components: ['Logo', 'LogoMark'],
    states: { 'with its name': () => <Logo name="Révisoins" />, alone: () => <LogoMark size={48} /> },
  },
  {
    components: ['Card'],
    states: {
      plain: () => (
        <Card>
          <p>Ce qui va ensemble.</p>
        </Card>
      ),
      interactive: () => (
        <Card as="article" interactive>
          <h4>
            <a href="#main">Pharmacothérapie</a>
          </h4>
          <p>Compétence 9 · 20 questions</p>
        </Card>
      ),
    },
  },
  {
    components: ['StatCard'],
    states: {
      'a figure': () => (
        <StatCard
          icon={<Award aria-hidden="true" />}
          label="Quiz terminés"
          value="34"
          detail="7 cette semaine"
        />
      ),
      'with a trend': () => (
        <StatCard
          label="Score moyen"
          value="78 %"
          detail={
            <Chip tone="ok" icon={<TrendingUp aria-hidden="true" />}>
              +4 %
            </Chip>
          }
        />
      ),
      'on the way': () => <StatCard label="Compétences" value={null} />,
    },
  },
  {
    components: ['LineChart'],
    states: {
      'with what is expected': () => (
        <LineChart
          label="Questions vues : 180 sur 420, toutes vers le 3 mars"
          points={[
            { x: 0, y: 5 },
            { x: 20, y: 24 },
            { x: 45, y: 43 },
          ]}
          expected={[
            { x: 45, y: 43 },
            { x: 90, y: 100 },
            { x: 100, y: 100 },
          ]}
          band={[
            { x: 0, low: 0, high: 20 },
            { x: 20, low: 15, high: 34 },
            { x: 45, low: 36, high: 50 },
          ]}
          marks={[
            { y: 100, text: '420' },
            { y: 0, text: '0' },
          ]}
          ends={['1 janv.', '15 mars']}
          table={{
            summary: 'Voir les chiffres',
            columns: ['Jour', 'Questions vues'],
            rows: [
              ['1 janv.', '21'],
              ['14 févr.', '180'],
            ],
          }}
        />
      ),
    },
  },
  {
    components: ['Chip'],
    states: {
      tones: () =>
        tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            Ton {tone}
          </Chip>
        )),
    },
  },
  {
    components: ['Avatar'],
    states: {
      initials: () => <Avatar initials="MT" label="Maryse Tremblay" />,
      'large picture': () => <Avatar initials="ÉB" src={picture} size={72} label="Élise Bouchard" />,
      'a picture that does not load': () => (
        <Avatar initials="ÉB" src="data:image/png;base64," label="Élise Bouchard" />
      ),
    },
  },
  {
    components: ['VisuallyHidden', 'Announcement'],
    states: {
      'for screen readers alone': () => [
        <VisuallyHidden key="text">Texte lu</VisuallyHidden>,
        <Announcement key="said">Texte annoncé</Announcement>,
      ],
    },
  },
];
