import type { Skill } from '@revisoins/assessment';
import {
  Apple,
  Baby,
  Blocks,
  BookOpen,
  Bone,
  Brain,
  Droplet,
  Droplets,
  Flower2,
  Globe,
  HandHeart,
  HandHelping,
  HeartPulse,
  IdCardLanyard,
  MessagesSquare,
  Pill,
  Puzzle,
  Scale,
  ShieldCheck,
  Siren,
  Smile,
  Utensils,
  type LucideIcon,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  apple: Apple,
  baby: Baby,
  blocks: Blocks,
  bone: Bone,
  brain: Brain,
  droplet: Droplet,
  droplets: Droplets,
  'flower-2': Flower2,
  globe: Globe,
  'hand-heart': HandHeart,
  'hand-helping': HandHelping,
  'heart-pulse': HeartPulse,
  'id-card-lanyard': IdCardLanyard,
  'messages-square': MessagesSquare,
  pill: Pill,
  puzzle: Puzzle,
  scale: Scale,
  'shield-check': ShieldCheck,
  siren: Siren,
  smile: Smile,
  utensils: Utensils,
};

/** A skill's icon: decoration beside its title. */
export function SkillIcon({ skill, size = 24 }: { skill: Skill; size?: number }) {
  const Icon = icons[skill.icon] ?? BookOpen;
  return <Icon size={size} aria-hidden="true" />;
}
