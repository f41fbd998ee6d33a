/** English, and English in capitals (`uen`): letter case makes no difference to the categorizer. */
export const categoryCodes: readonly string[] = ['eng', 'uen']
