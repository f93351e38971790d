/** The value below which a share of the values lie, by default the median. Sorts `values` in place. */
export const percentile = (values: number[], share = 0.5, ofNone = 0): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? ofNone;
