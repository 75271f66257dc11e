import {
  IconAward,
  IconCrown,
  IconFlame,
  IconHeart,
  IconPencil,
  IconRocket,
  IconSchool,
  IconSparkles,
  IconStar,
  IconTrophy,
} from '@tabler/icons-react'
import type { BadgeIcon as BadgeIconName } from 'contract/people/badges/badges.rules'

const icons = {
  award: IconAward,
  trophy: IconTrophy,
  flame: IconFlame,
  star: IconStar,
  pencil: IconPencil,
  heart: IconHeart,
  school: IconSchool,
  sparkles: IconSparkles,
  crown: IconCrown,
  rocket: IconRocket,
}
export function BadgeIcon({ icon, size }: { icon: BadgeIconName; size: number }) {
  const Icon = icons[icon]
  return <Icon size={size} aria-hidden />
}
