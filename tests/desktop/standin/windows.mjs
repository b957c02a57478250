// The open windows, which `app` closes when it quits.
export const windows = []
