/** A mistake in content or settings, as a check reports it; `problemSentence` prints it. */
export type Problem = {
  /** `content/team.ts`; `environment` for a setting */
  file: string;
  /** `team.members[2].photo`; '' where the file as a whole is meant */
  field: string;
  /** from 1, where the compiler found it */
  line?: number;
  /** what is wrong, and what is allowed */
  message: string;
};

/** Makes the problems of one file, whose fields begin alike: `problemReporter('content/claims.ts', 'claims.cases.')`. */
export function problemReporter(file: string, within = ''): (field: string, message: string) => Problem {
  return (field, message) => ({ file, field: within + field, message });
}

/** `content/home.ts: titel (line 22): is not a field here; did you mean title?` */
export function problemSentence({ file, field, line, message }: Problem): string {
  const atLine = line === undefined ? '' : `line ${line}`;
  const place = field && atLine ? `${field} (${atLine})` : field || atLine;
  return [file, place, message].filter(Boolean).join(': ');
}
