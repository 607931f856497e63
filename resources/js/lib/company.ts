/** The year of the copyright line (specification 9). */
export const copyrightYear = 2024
