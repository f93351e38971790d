/**
 * Where browsers report what the site's policy made them refuse: an https address that takes such reports, of a service or
 * of the owner's own. A report names the page and what was refused. Undefined: nobody is told.
 */
export const violationReports: string | undefined = undefined;
