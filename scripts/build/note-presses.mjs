/**
 * The inline script that notes what is pressed, chosen or sent while the page has no code yet: the control, how it looked
 * then, its value and the event. The code makes up for it once it is there, and ends the noting
 * (`src/app/web/early-presses.ts`). Links and `details` answer without code; a form that was sent would lead to an error.
 */
export const notePresses = `var earlyPresses=[];for(const type of["click","change","submit"])addEventListener(type,event=>{const{target,submitter}=event;const part=earlyPresses&&(submitter??target.closest?.("button[type=button],[type=checkbox],select"));if(part){earlyPresses.push([part,part.cloneNode(true),part.value,event]);if(submitter)event.preventDefault()}},true)`
