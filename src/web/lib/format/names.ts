export const formatName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
