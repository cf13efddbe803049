"use strict";

/** The text with '�' for what could steer the page: control characters and changes of direction. Line breaks stay. */
const printable = (text) => text.replaceAll("\t", " ").replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, "\ufffd");
