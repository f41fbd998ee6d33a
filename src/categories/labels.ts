/** The categories: tier 1 of the IAB Content Taxonomy 1.0, in the order of the interface. */
export const categoryLabels = [
  'ARTS_AND_ENTERTAINMENT',
  'TRAVEL',
  'BUSINESS',
  'AUTOMOTIVE',
  'EDUCATION',
  'CAREERS',
  'FOOD_AND_DRINK',
  'FAMILY_AND_PARENTING',
  'HOBBIES_AND_INTERESTS',
  'HEALTH_AND_FITNESS',
  'LAW_GOVERNMENT_AND_POLITICS',
  'HOME_AND_GARDEN',
  'PERSONAL_FINANCE',
  'PETS',
  'REAL_ESTATE',
  'RELIGION_AND_SPIRITUALITY',
  'SCIENCE',
  'SPORTS',
  'SOCIETY',
  'TECHNOLOGY_AND_COMPUTING',
  'STYLE_AND_FASHION'
] as const

export type CategoryLabel = (typeof categoryLabels)[number]
