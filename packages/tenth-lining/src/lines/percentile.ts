/** The value that a share of all, sorted on the spot, lies below: the median, unless another share is asked for. */
export const percentile = (values: number[], share = 0.5, ofNone = 0): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? ofNone;
