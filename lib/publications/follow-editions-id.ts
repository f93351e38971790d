/** The id of the place on the library's page where a reader can follow new editions. */
export const followEditionsId = 'follow';
