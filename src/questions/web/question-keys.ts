/** All cached pages of the list begin with this. */
export const questionPagesKey = ['company-questions']

/** All cached rounds of blind practice begin with this. They are never asked for again: their order must stay. */
export const practiceKey = ['blind-practice']

/** Stars that are on their way, or have been. */
export const starKey = ['star-company-question']
